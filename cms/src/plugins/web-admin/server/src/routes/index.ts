import admin from './admin';
import blog from './blog';
import contact from './contact';
import demoRequest from './demo-request';
import faq from './faq';
import loginPage from '../login-page/routes';

export default {
  admin: {
    type: 'admin',
    routes: [...admin, ...blog, ...contact, ...demoRequest, ...faq, ...loginPage],
  },
};
