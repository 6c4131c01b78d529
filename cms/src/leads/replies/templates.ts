import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import { Refusal } from '../../contract/errors';
import { field } from '../../contract/json';
import type { replyTemplateBody, ReplyTemplate } from '../../contract/leads/replies';
import { checkVersion, readEntry, versionOf } from '../../content/edits/check-version';
import { inContentTransaction } from '../../content/edits/content-transaction';
import type { NoteCreated } from '../../content/edits/create-once';
import { editorFields, editorName } from '../../content/edits/editor-name';

const uid = 'api::reply-template.reply-template';

/** Nobody finds a template among more. */
const maxTemplates = 200;

type TemplateFields = InferType<typeof replyTemplateBody>;

interface Row {
  documentId: string;
  name?: string | null;
  subject?: string | null;
  text?: string | null;
  updatedAt?: string | Date | null;
  updatedBy?: Parameters<typeof editorName>[0];
}

function toTemplate(row: Row): ReplyTemplate {
  const updatedBy = editorName(row.updatedBy);
  return {
    _id: row.documentId,
    name: row.name ?? '',
    subject: row.subject ?? '',
    text: row.text ?? '',
    updatedAt: versionOf(row),
    ...(updatedBy === undefined ? {} : { updatedBy }),
    version: versionOf(row),
  };
}

const templates = (strapi: Core.Strapi) => strapi.documents(uid);

/** A subject that is left out is empty. */
const withSubject = (fields: TemplateFields) => ({ ...fields, subject: fields.subject ?? '' });

/** All templates by name. */
export async function listTemplates(strapi: Core.Strapi): Promise<ReplyTemplate[]> {
  const rows = await templates(strapi).findMany({
    sort: ['name:asc', 'id:asc'],
    limit: maxTemplates,
  });
  return rows.map(toTemplate);
}

const find = (strapi: Core.Strapi, id: string) =>
  readEntry('template', id, (documentId) =>
    templates(strapi).findOne({ documentId, populate: editorFields }),
  );

/** One template. @throws Refusal when it is gone */
export const readTemplate = async (strapi: Core.Strapi, id: string): Promise<ReplyTemplate> =>
  toTemplate(await find(strapi, id));

/** Creates a template. @throws Refusal when there are too many */
export const createTemplate = (
  strapi: Core.Strapi,
  fields: TemplateFields,
  note: NoteCreated,
): Promise<ReplyTemplate> =>
  inContentTransaction(strapi, async () => {
    if ((await templates(strapi).count({})) >= maxTemplates) {
      throw new Refusal('invalid_body', `There can be at most ${String(maxTemplates)} templates.`);
    }
    const { documentId } = await templates(strapi).create({ data: withSubject(fields) });
    await note(documentId);
    return readTemplate(strapi, documentId);
  });

/** The id of an existing template that has the version that the caller saw. */
async function presentId(strapi: Core.Strapi, id: string, version: string | undefined) {
  const row = await find(strapi, id);
  checkVersion('template', row, version);
  return row.documentId;
}

/** Changes a template. @throws Refusal when it is gone or has changed since */
export const editTemplate = (
  strapi: Core.Strapi,
  id: string,
  version: string | undefined,
  fields: TemplateFields,
): Promise<ReplyTemplate> =>
  inContentTransaction(strapi, async () => {
    const documentId = await presentId(strapi, id, version);
    await templates(strapi).update({ documentId, data: withSubject(fields) });
    return readTemplate(strapi, documentId);
  });

/** Deletes a template. @throws Refusal when it is gone or has changed since */
export const deleteTemplate = (
  strapi: Core.Strapi,
  id: string,
  version: string | undefined,
): Promise<void> =>
  inContentTransaction(strapi, async () => {
    const documentId = await presentId(strapi, id, version);
    await templates(strapi).delete({ documentId });
  });

const samples: readonly TemplateFields[] = [
  {
    name: 'Thank you, we will call',
    subject: '',
    text: [
      'Dear {{name}},',
      'Thank you for your message about “{{topic}}”.',
      'We will call you by {{promise}}. If another time suits you better, please answer this mail and name one.',
      'Kind regards,\n{{owner}}\n{{firm}}',
    ].join('\n\n'),
  },
  {
    name: 'Times for a demo',
    subject: '',
    text: [
      'Dear {{name}},',
      'Thank you for your interest in {{topic}}.',
      'Which two or three times in the next days would suit you? Please name your time zone, too.',
      'Kind regards,\n{{owner}}\n{{firm}}',
    ].join('\n\n'),
  },
];

/** Adds two samples to a CMS that has no template, once: samples that were deleted stay away. */
export async function seedTemplates(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'reply-templates' });
  if (field(await store.get({ key: 'seeded' }), 'done') === true) return;
  await inContentTransaction(strapi, async () => {
    if ((await templates(strapi).count({})) === 0) {
      for (const data of samples) await templates(strapi).create({ data });
    }
    await store.set({ key: 'seeded', value: { done: true } });
  });
}
