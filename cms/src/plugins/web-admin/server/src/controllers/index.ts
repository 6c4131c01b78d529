import admin from './admin';
import blog from './blog';
import contact from './contact';
import demoRequest from './demo-request';
import faq from './faq';

export default { admin, blog, contact, 'demo-request': demoRequest, faq };
