import type { Core } from '@strapi/strapi';
import { hideAccounts } from './accounts/check-credentials';
import { endSessionsOnChange } from './accounts/end-sessions';
import { guardRoutes } from './strapi/admin-routes';
import { refuseWeakPasswords } from './accounts/refuse-weak';
import { addUsernameKey } from './strapi/username-column';
import { fillUsernameKeys, guardUsernames } from './accounts/usernames';
import { guardSlugs } from './content/slugs/guard-slugs';
import { mendSlugs } from './content/slugs/mend-slugs';
import { offerSlugs } from './content/slugs/offer-slugs';
import { finishUploads } from './operations/backup/staged-uploads';
import { stopChores } from './operations/background/every';
import { followRowSaves, followSaves } from './content/versions/follow-saves';
import { startThinning } from './content/versions/thin-versions';
import { noteEditors } from './content/edits/editor-name';
import { dateArticles } from './content/edits/date-articles';
import { guardPublished } from './content/edits/guard-published';
import { startEndingPreviews } from './content/previews/preview-links';
import { startEmptyingTrash } from './content/trash/empty-trash';
import { guardTrash, trashInsteadOfDelete } from './content/trash/guard-trash';
import { followPlans } from './content/schedule/follow-plans';
import { startSchedule } from './content/schedule/start-schedule';
import { formLimits } from './leads/form-limit';
import { limiterOf } from './accounts/limiter/limiter';
import { startDigest } from './leads/digest/send-digest';
import { startNotifications } from './leads/mail/notify';
import { startWebhooks } from './leads/webhooks/start-webhooks';
import { startOutgoing } from './leads/outgoing/send-outgoing';
import { checkPlaceOfUploads } from './media/object-storage/check-place';
import { followUploads } from './media/object-storage/uploads-under-way';
import { ensureWebAdminRole } from './plugins/web-admin/server/src/web-admin-role';
import { prepareUploads } from './strapi/media-library';
import { guardOwnFiles, markOwnFiles } from './strapi/own-files';
import { followAddresses } from './content/redirects/follow-addresses';
import { noteChanges } from './publishing/note-changes';
import { noteFileChanges } from './publishing/note-file-changes';
import { startPublishing } from './publishing/start-publishing';
import { startRetention } from './leads/retention/start-retention';
import { guardRichText } from './content/rich-text/guard';
import { followArticleLinks } from './content/links/keep-article-links';
import { dateEarlierArticles } from './setup/date-earlier-articles';
import { fillSearchColumns } from './setup/fill-search-columns';
import { openEarlierLeads } from './setup/open-earlier-leads';
import { writeFirstVersions } from './setup/first-versions';
import { retentionMonths } from './leads/retention/delete-old-leads';
import { seedTemplates } from './leads/replies/templates';
import { seedContent } from './setup/seed/seed';
import { syncApiTokens } from './setup/api-tokens';
import { checkSecrets } from './setup/environment';
import { createFirstAdmin } from './setup/first-admin';
import { releaseStartLock, acquireStartLock } from './setup/start-lock';
import { adminUserService } from './strapi/services';

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    checkSecrets();
    await acquireStartLock(strapi);
    addUsernameKey(strapi);
    hideAccounts(strapi);
    trashInsteadOfDelete(strapi);
    // Before the following, so that a version is written last and in the same transaction.
    followSaves(strapi);
    noteEditors(strapi);
    refuseWeakPasswords(strapi);
    guardRoutes(strapi);
    followAddresses(strapi);
    followArticleLinks(strapi);
    followPlans(strapi);
    guardTrash(strapi);
    noteChanges(strapi);
    dateArticles(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await checkPlaceOfUploads(strapi);
    await finishUploads(strapi);
    followUploads(strapi);
    prepareUploads(strapi);
    guardOwnFiles(strapi);
    await markOwnFiles(strapi);
    noteFileChanges(strapi);
    followRowSaves(strapi);
    guardRichText(strapi);
    guardPublished(strapi);
    guardSlugs(strapi);
    offerSlugs(strapi);
    await mendSlugs(strapi);
    await fillSearchColumns(strapi);
    await openEarlierLeads(strapi);
    await writeFirstVersions(strapi);
    await dateEarlierArticles(strapi);
    guardUsernames(strapi);
    endSessionsOnChange(strapi);
    await fillUsernameKeys(strapi);
    // Opened here, so that a wrong limit in the environment or a missing table is reported at the start.
    await limiterOf(strapi);
    formLimits(strapi, { form: 'createcontactus', suspected: false });
    const firstStart = (await adminUserService(strapi).count()) === 0;
    await ensureWebAdminRole(strapi);
    await createFirstAdmin(strapi);
    await syncApiTokens(strapi, firstStart);
    await seedContent(strapi);
    await seedTemplates(strapi);
    startPublishing(strapi);
    startNotifications(strapi);
    startWebhooks(strapi);
    startOutgoing(strapi);
    startDigest(strapi);
    startRetention(strapi);
    startEmptyingTrash(strapi);
    startSchedule(strapi);
    startEndingPreviews(strapi);
    startThinning(strapi, retentionMonths());
    await releaseStartLock(strapi);
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await releaseStartLock(strapi);
    await stopChores(strapi);
  },
};
