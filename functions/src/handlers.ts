import { createAdmin, logIn } from './admin';
import type { EndpointName } from './api';
import { createBlog, deleteBlog, editBlog, listBlogs, listBlogsOfCategory } from './blog';
import type { Handler } from './call';
import { createContact, listContacts } from './contact';
import { createDemoRequest, listDemoRequests } from './demo-request';
import { createFaq, deleteFaq, editFaq, listFaqs } from './faq';

/** Who answers which row of the contract: a row without a handler does not compile. */
export const handlers: Record<EndpointName, Handler> = {
  adminlogin: logIn,
  createadmin: createAdmin,
  createblog: createBlog,
  allblogs: listBlogs,
  editblog: editBlog,
  deleteblogs: deleteBlog,
  fetchblogsbycategory: listBlogsOfCategory,
  createfaq: createFaq,
  allfaqs: listFaqs,
  editfaq: editFaq,
  deletefaq: deleteFaq,
  createrequestdemo: createDemoRequest,
  requestdemosforproduct: listDemoRequests,
  createcontactus: createContact,
  getcontactus: listContacts,
};
