import account from './account';
import admin from './admin';
import blog from './blog';
import contact from './contact';
import deadLetter from './dead-letter';
import demoRequest from './demo-request';
import faq from './faq';
import publishing from './publishing';
import loginPage from '../login-page/routes';

export default {
  admin: {
    type: 'admin',
    routes: [
      ...account,
      ...admin,
      ...blog,
      ...contact,
      ...deadLetter,
      ...demoRequest,
      ...faq,
      ...publishing,
      ...loginPage,
    ],
  },
};
