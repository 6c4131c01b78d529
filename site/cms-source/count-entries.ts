import { number, object } from 'yup';
import { askCms } from './ask-cms';
import type { CmsSettings } from './settings';

const list = object({
  meta: object({ pagination: object({ total: number().required() }).required() }).required(),
});

/**
 * How many published entries of a collection the CMS holds.
 * @param plural the collection's plural API name
 */
export async function countEntries(settings: CmsSettings, plural: string): Promise<number> {
  const answer = await askCms(settings, `/api/${plural}?pagination[pageSize]=1`);
  return list.validateSync(answer).meta.pagination.total;
}
