import account from './account';
import admin from './admin';
import blog from './blog';
import contact from './contact';
import deadLetter from './dead-letter';
import demoRequest from './demo-request';
import faq from './faq';
import publishing from './publishing';

export default {
  account,
  admin,
  blog,
  contact,
  'dead-letter': deadLetter,
  'demo-request': demoRequest,
  faq,
  publishing,
};
