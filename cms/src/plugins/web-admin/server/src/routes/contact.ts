import { route } from './route';

export default [route('GET', '/contacts', 'contact.list', 'contact.read')];
