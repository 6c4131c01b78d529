import type { Core } from '@strapi/strapi';
import { field } from '../contract/json';
import { isStoredFile } from '../media/pictures/stored-file';
import { usesOf } from '../media/pictures/uses';
import { changeShown } from './note-changes';

interface Params {
  where?: unknown;
  data?: unknown;
}

const fileType = 'plugin::upload.file';

/** Whether a change of a file's row changes a page. Its folder and name are not shown anywhere. */
function showsOtherwise(file: object, data: unknown): boolean {
  // When a file is replaced, Strapi writes all its fields, whether they change or not.
  if (field(data, 'hash') !== undefined || field(data, 'url') !== undefined) return true;
  const text = field(data, 'alternativeText');
  return text !== undefined && (text ?? '') !== (field(file, 'alternativeText') ?? '');
}

/**
 * Records every change of a file that the site shows: a replacement, another alternative text, a deletion. It wraps the
 * queries that write the file's row, so that both are stored or neither. The bytes of a replacement are written before.
 */
export function noteFileChanges(strapi: Core.Strapi): void {
  const files = strapi.db.query(fileType);

  const noting = async <T>(
    { where, data }: Params,
    isChanged: (file: object, data: unknown) => boolean,
    change: () => Promise<T>,
  ): Promise<T> => {
    const found: unknown = await files.findMany({ where });
    const changed = [found]
      .flat()
      .filter(isStoredFile)
      .filter((file) => isChanged(file, data));
    if (changed.length === 0) return change();
    const uses = (await Promise.all(changed.map((file) => usesOf(strapi, file)))).flat();
    const shown = uses.filter(({ isPublished }) => isPublished);
    if (shown.length === 0) return change();
    const documents = new Set(shown.map(({ documentId }) => documentId));
    return changeShown(strapi, 'api::blog.blog', documents, change);
  };

  const stock = {
    update: files.update.bind(files),
    updateMany: files.updateMany.bind(files),
    delete: files.delete.bind(files),
    deleteMany: files.deleteMany.bind(files),
  };
  const always = () => true;
  Object.assign(files, {
    update: (params: Params) => noting(params, showsOtherwise, () => stock.update(params)),
    updateMany: (params: Params) => noting(params, showsOtherwise, () => stock.updateMany(params)),
    delete: (params: Params) => noting(params, always, () => stock.delete(params)),
    deleteMany: (params: Params) => noting(params, always, () => stock.deleteMany(params)),
  });
}
