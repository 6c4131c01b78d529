import { endpoints } from '../../../contract/endpoints';

const { allfaqs } = endpoints;

export default {
  routes: [{ method: allfaqs.method, path: `/${allfaqs.path}`, handler: 'faq.allfaqs' }],
};
