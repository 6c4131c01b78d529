import {
  blogAddressPath,
  categoriesPath,
  changeLeadsPath,
  changePasswordPath,
  contentReportPath,
  createFirstAdminPath,
  deleteLeadsPath,
  endpoints,
  inboxPath,
  inboxSummaryPath,
  leadOwnersPath,
  linkStatesPath,
  linkTargetsPath,
  panelReads,
  peoplePath,
  previewsPath,
  publishNowPath,
  redirectsPath,
  replyTemplatesPath,
  sessionPath,
  webhooksPath,
  type EndpointName,
} from '../../api';
import { serveFile, servePage } from './login-page';
import { permissionAction, type PermissionUid } from './permissions';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const isAdmin = 'admin::isAuthenticatedAdmin';

const base = '/web-admin';

/** An address of the panel's own API as Strapi's routes name it: Strapi puts the plugin's name before it. */
const ownPath = (address: `${typeof base}/${string}`): string => address.slice(base.length);

/** A route for admins with all of these permissions. Without one the answer is 403, without a session 401. */
const guarded = (
  method: Method,
  path: string,
  handler: string,
  ...permissions: readonly PermissionUid[]
) => ({
  method,
  path,
  handler,
  config: {
    policies: [
      isAdmin,
      { name: 'admin::hasPermissions', config: { actions: permissions.map(permissionAction) } },
    ],
  },
});

/** A row of the contract that is for admins. */
const row = (name: EndpointName, handler: string, ...permissions: readonly PermissionUid[]) => {
  const { method, path } = endpoints[name];
  return guarded(method, `/${path.replace('{id}', ':id')}`, handler, ...permissions);
};

const blogs = ownPath(panelReads.blogs);
const contacts = ownPath(panelReads.contacts);
const deadLetters = ownPath(panelReads.deadLetters);
const demoRequests = ownPath(panelReads.demoRequests);
const faqs = ownPath(panelReads.faqs);

const replyTemplates = ownPath(replyTemplatesPath);

const lead = '/leads/:form/:id';
const person = `${ownPath(peoplePath)}/:email`;

const leads = [
  row('getcontactus', 'contact.listAll', 'contact.read'),
  guarded('GET', contacts, 'contact.list', 'contact.read'),
  guarded(
    'GET',
    ownPath(panelReads.contactsExport),
    'contact.download',
    'contact.read',
    'leads.export',
  ),
  guarded('POST', `${contacts}/:id/notspam`, 'lead.contactNotSpam', 'contact.update'),

  row('requestdemosforproduct', 'demo-request.listOfProduct', 'demo-request.read'),
  guarded('GET', demoRequests, 'demo-request.list', 'demo-request.read'),
  guarded(
    'GET',
    ownPath(panelReads.demoRequestsExport),
    'demo-request.download',
    'demo-request.read',
    'leads.export',
  ),
  guarded('POST', `${demoRequests}/:id/notspam`, 'lead.demoRequestNotSpam', 'demo-request.update'),

  guarded('GET', ownPath(inboxPath), 'inbox.list', 'leads.read'),
  guarded('GET', ownPath(inboxSummaryPath), 'inbox.summary', 'leads.read'),
  guarded('GET', ownPath(leadOwnersPath), 'inbox.owners', 'leads.read'),
  guarded('POST', ownPath(changeLeadsPath), 'inbox.change', 'leads.work'),
  guarded('POST', ownPath(deleteLeadsPath), 'inbox.remove', 'leads.work'),

  guarded('GET', lead, 'lead.read', 'leads.read'),
  guarded('GET', `${lead}/others`, 'lead.others', 'leads.read'),
  guarded('PATCH', lead, 'lead.change', 'leads.work'),
  guarded('DELETE', lead, 'lead.remove', 'leads.work'),
  guarded('POST', `${lead}/notes`, 'lead.note', 'leads.work'),
  guarded('POST', `${lead}/spam`, 'lead.spam', 'leads.work'),
  guarded('GET', `${lead}/replies`, 'reply.start', 'leads.work'),
  guarded('POST', `${lead}/replies`, 'reply.send', 'leads.work'),
  guarded('POST', `${lead}/replies/:reply/again`, 'reply.again', 'leads.work'),

  guarded('GET', replyTemplates, 'reply-template.list', 'leads.read'),
  guarded('GET', `${replyTemplates}/:id`, 'reply-template.read', 'leads.read'),
  guarded('POST', replyTemplates, 'reply-template.create', 'leads.work'),
  guarded('PUT', `${replyTemplates}/:id`, 'reply-template.edit', 'leads.work'),
  guarded('DELETE', `${replyTemplates}/:id`, 'reply-template.remove', 'leads.work'),

  guarded('GET', ownPath(peoplePath), 'person.records', 'leads.read', 'leads.export'),
  guarded('GET', person, 'person.read', 'leads.read'),
  guarded('GET', `${person}/export`, 'person.download', 'leads.read', 'leads.export'),
  guarded('POST', `${person}/erase`, 'person.erase', 'leads.erase'),

  guarded('GET', deadLetters, 'dead-letter.list', 'dead-letter.read'),
  guarded('POST', `${deadLetters}/:id/deliver`, 'dead-letter.deliver', 'dead-letter.update'),
  guarded('DELETE', `${deadLetters}/:id`, 'dead-letter.remove', 'dead-letter.update'),
];

const webhooks = ownPath(webhooksPath);
const webhook = `${webhooks}/:id`;

const manageWebhooks = [
  guarded('GET', webhooks, 'webhook.list', 'webhooks.manage'),
  guarded('POST', webhooks, 'webhook.create', 'webhooks.manage'),
  guarded('GET', webhook, 'webhook.read', 'webhooks.manage'),
  guarded('PUT', webhook, 'webhook.edit', 'webhooks.manage'),
  guarded('DELETE', webhook, 'webhook.remove', 'webhooks.manage'),
  guarded('POST', `${webhook}/pause`, 'webhook.pause', 'webhooks.manage'),
  guarded('POST', `${webhook}/secret`, 'webhook.rotate', 'webhooks.manage'),
  guarded('POST', `${webhook}/test`, 'webhook.test', 'webhooks.manage'),
  guarded('POST', `${webhook}/replay`, 'webhook.replayFailed', 'webhooks.manage'),
  guarded('GET', `${webhook}/deliveries`, 'webhook.deliveries', 'webhooks.manage'),
  guarded('POST', '/webhook-deliveries/:id/replay', 'webhook.replay', 'webhooks.manage'),
];

const versions = '/:id/versions';
const version = `${versions}/:number`;

const content = [
  guarded('GET', blogs, 'blog.list', 'blog.read'),
  guarded('GET', `${blogs}/:id`, 'blog.read', 'blog.read'),
  guarded('GET', ownPath(panelReads.blogCategories), 'blog.categories', 'blog.read'),
  guarded('GET', ownPath(categoriesPath), 'category.list', 'blog.read'),
  guarded(
    'POST',
    `${ownPath(categoriesPath)}/preview`,
    'category.preview',
    'blog.update',
    'blog.publish',
  ),
  guarded(
    'POST',
    `${ownPath(categoriesPath)}/change`,
    'category.change',
    'blog.update',
    'blog.publish',
  ),
  guarded('GET', ownPath(blogAddressPath), 'blog.address', 'blog.read'),
  row('createblog', 'blog.create', 'blog.create', 'blog.publish'),
  row('editblog', 'blog.edit', 'blog.update', 'blog.publish'),
  row('deleteblogs', 'blog.remove', 'blog.delete'),
  guarded('POST', `${blogs}/drafts`, 'blog.createDraft', 'blog.create'),
  guarded('PUT', `${blogs}/:id/draft`, 'blog.editDraft', 'blog.update'),
  guarded('DELETE', `${blogs}/:id/draft`, 'blog.discardDraft', 'blog.update'),
  guarded('POST', `${blogs}/:id/unpublish`, 'blog.unpublish', 'blog.publish'),
  guarded('PUT', `${blogs}/:id/plans/:action`, 'plan.blogPlan', 'blog.publish'),
  guarded('DELETE', `${blogs}/:id/plans/:action`, 'plan.blogCancel', 'blog.publish'),
  guarded('POST', `${blogs}/:id/trash`, 'blog.trash', 'blog.delete'),
  guarded('POST', `${blogs}/:id/restore`, 'blog.restore', 'blog.restore'),
  guarded('DELETE', `${blogs}/:id`, 'blog.deleteForEver', 'blog.restore'),

  guarded('GET', faqs, 'faq.list', 'faq.read'),
  guarded('GET', `${faqs}/:id`, 'faq.read', 'faq.read'),
  row('createfaq', 'faq.create', 'faq.create', 'faq.publish'),
  row('editfaq', 'faq.edit', 'faq.update', 'faq.publish'),
  row('deletefaq', 'faq.remove', 'faq.delete'),
  guarded('POST', `${faqs}/drafts`, 'faq.createDraft', 'faq.create'),
  guarded('PUT', `${faqs}/:id/draft`, 'faq.editDraft', 'faq.update'),
  guarded('DELETE', `${faqs}/:id/draft`, 'faq.discardDraft', 'faq.update'),
  guarded('POST', `${faqs}/:id/unpublish`, 'faq.unpublish', 'faq.publish'),
  guarded('PUT', `${faqs}/:id/plans/:action`, 'plan.faqPlan', 'faq.publish'),
  guarded('DELETE', `${faqs}/:id/plans/:action`, 'plan.faqCancel', 'faq.publish'),
  guarded('POST', `${faqs}/:id/trash`, 'faq.trash', 'faq.delete'),
  guarded('POST', `${faqs}/:id/restore`, 'faq.restore', 'faq.restore'),
  guarded('DELETE', `${faqs}/:id`, 'faq.deleteForEver', 'faq.restore'),

  guarded('GET', `${blogs}${versions}`, 'version.blogList', 'blog.read'),
  guarded('GET', `${blogs}${version}`, 'version.blogRead', 'blog.read'),
  guarded('POST', `${blogs}${version}/restore`, 'version.blogRestore', 'blog.restore'),
  guarded('GET', `${faqs}${versions}`, 'version.faqList', 'faq.read'),
  guarded('GET', `${faqs}${version}`, 'version.faqRead', 'faq.read'),
  guarded('POST', `${faqs}${version}/restore`, 'version.faqRestore', 'faq.restore'),

  guarded('POST', `${blogs}/:id/previews`, 'preview.blogMake', 'blog.update'),
  guarded('POST', `${faqs}/:id/previews`, 'preview.faqMake', 'faq.update'),
];

const redirects = [
  guarded('GET', ownPath(redirectsPath), 'redirect.list', 'redirects.manage'),
  guarded('POST', ownPath(redirectsPath), 'redirect.create', 'redirects.manage'),
  guarded('DELETE', `${ownPath(redirectsPath)}/:id`, 'redirect.remove', 'redirects.manage'),
];

/** A route for admins with any of these permissions. */
const guardedByAny = (
  method: Method,
  path: string,
  handler: string,
  ...permissions: readonly PermissionUid[]
) => ({
  method,
  path,
  handler,
  config: {
    policies: [
      isAdmin,
      {
        name: 'plugin::web-admin.has-any-permission',
        config: { actions: permissions.map(permissionAction) },
      },
    ],
  },
});

/** A route for admins who may see blogs or FAQs, and so whether they are on the site. */
const ofContentReaders = (method: Method, path: string, handler: string) =>
  guardedByAny(method, path, handler, 'blog.read', 'faq.read');

/** A route for admins who may change blogs or FAQs. It acts on the kinds that the caller may change. */
const ofContentEditors = (method: Method, path: string, handler: string) =>
  guardedByAny(method, path, handler, 'blog.update', 'faq.update');

const previews = [
  ofContentEditors('GET', ownPath(previewsPath), 'preview.list'),
  ofContentEditors('DELETE', ownPath(previewsPath), 'preview.endAll'),
  ofContentEditors('DELETE', `${ownPath(previewsPath)}/:id`, 'preview.end'),
];

const publishing = [
  ofContentReaders('GET', ownPath(panelReads.publishing), 'publishing.state'),
  ofContentReaders('GET', ownPath(panelReads.builds), 'publishing.builds'),
  ofContentReaders('GET', ownPath(panelReads.plans), 'plan.list'),
  guarded('POST', ownPath(publishNowPath), 'publishing.now', 'publishing.publish'),
];

const checks = [
  ofContentReaders('GET', ownPath(contentReportPath), 'check.report'),
  ofContentReaders('GET', ownPath(linkTargetsPath), 'check.linkTargets'),
  ofContentReaders('POST', ownPath(linkStatesPath), 'check.linkStates'),
];

const accounts = [
  row('createadmin', 'account.createAdmin', 'admin.create'),
  {
    method: endpoints.createadmin.method,
    path: `/${createFirstAdminPath}`,
    handler: 'account.createFirstAdmin',
    // Open to anyone, but only while there is no admin.
    config: { auth: false },
  },
  guarded('POST', ownPath(changePasswordPath), 'account.changePassword', 'account.update'),
  {
    method: 'GET',
    path: ownPath(sessionPath),
    handler: 'account.session',
    config: { policies: [isAdmin] },
  },
];

const loginPage = [
  { method: 'GET', path: '/login', handler: servePage, config: { auth: false } },
  { method: 'GET', path: '/login/:file', handler: serveFile, config: { auth: false } },
];

/** Every route of the plugin, with who may call it. docs/security.md says the same in words. */
export const routes = {
  admin: {
    type: 'admin',
    routes: [
      ...leads,
      ...manageWebhooks,
      ...content,
      ...redirects,
      ...previews,
      ...publishing,
      ...checks,
      ...accounts,
      ...loginPage,
    ],
  },
};
