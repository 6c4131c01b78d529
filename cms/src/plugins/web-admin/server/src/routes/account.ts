import { changePasswordPath } from '../../../api';
import { ownPath, route } from './route';

export default [route('POST', ownPath(changePasswordPath), 'account.password', 'account.update')];
