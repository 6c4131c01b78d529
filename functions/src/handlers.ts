import type { EndpointName } from './api';
import { listBlogs, listBlogsOfCategory } from './blog';
import type { Handler } from './call';
import { createContact } from './contact';
import { createDemoRequest } from './demo-request';
import { listFaqs } from './faq';
import { notImplemented } from './not-implemented';

/** Who answers which row of the contract: a row without a handler does not compile. */
export const handlers: Record<EndpointName, Handler> = {
  adminlogin: notImplemented,
  createadmin: notImplemented,
  createblog: notImplemented,
  allblogs: listBlogs,
  editblog: notImplemented,
  deleteblogs: notImplemented,
  fetchblogsbycategory: listBlogsOfCategory,
  createfaq: notImplemented,
  allfaqs: listFaqs,
  editfaq: notImplemented,
  deletefaq: notImplemented,
  createrequestdemo: createDemoRequest,
  requestdemosforproduct: notImplemented,
  createcontactus: createContact,
  getcontactus: notImplemented,
};
