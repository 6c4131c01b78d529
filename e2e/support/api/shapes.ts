import { products, type EndpointName } from './api';
import { expect } from '../system/test';

// The entities of Spec §3 as the API returns them, field by field.

const text = expect.any(String);
const id = expect.stringMatching(/^[a-z0-9]{24}$/);
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** The address of an upload. */
export const upload = expect.stringMatching(/^http:\/\/localhost:\d+\/uploads\/\S+$/);

export const blog = {
  _id: id,
  title: text,
  description: text,
  image: expect.arrayOf(upload),
  tag: text,
  category: text,
};

export const faq = {
  _id: id,
  id,
  question: text,
  description: text,
  createdAt: moment,
  updatedAt: moment,
};

export const demoRequest = {
  _id: id,
  name: text,
  email: text,
  mobile: text,
  product: expect.stringMatching(new RegExp(`^(${products.join('|')})$`)),
  createdAt: moment,
};

export const contact = {
  _id: id,
  name: text,
  email: text,
  phone: text,
  subject: text,
  message: text,
  createdAt: moment,
};

export const created = { result: { _id: id } };

/** Strapi's access token: three base64url parts. */
export const session = { result: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) };

export const pagination = (page: number, pageSize: number) => ({
  page,
  pageSize,
  total: expect.any(Number),
});

const somePage = {
  page: expect.any(Number),
  pageSize: expect.any(Number),
  total: expect.any(Number),
};
const gone = { result: { _id: id } };

/** The shape of every successful answer, by endpoint. */
export const successes: Readonly<Record<EndpointName, object>> = {
  adminlogin: session,
  createadmin: session,
  createblog: { result: blog },
  allblogs: { allblogs: expect.arrayOf(blog), pagination: somePage },
  editblog: { result: blog },
  deleteblogs: gone,
  fetchblogsbycategory: { result: expect.arrayOf(blog), pagination: somePage },
  createfaq: { result: faq },
  allfaqs: { allfaqs: expect.arrayOf(faq), pagination: somePage },
  editfaq: { result: faq },
  deletefaq: gone,
  createrequestdemo: created,
  requestdemosforproduct: { result: expect.arrayOf(demoRequest), pagination: somePage },
  createcontactus: created,
  getcontactus: { result: expect.arrayOf(contact), pagination: somePage },
};
