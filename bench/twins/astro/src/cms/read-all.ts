import { z } from 'astro/zod';
import { askCms } from '../../../../../site/cms-source/ask-cms';
import { readCmsSettings } from '../../../../../site/cms-source/settings';

const page = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ pageCount: z.number() }) }),
});

/** All published entries of a collection, page after page. */
export async function readAll<Row>(
  collection: 'blogs' | 'faqs',
  row: z.ZodType<Row, z.ZodTypeDef, unknown>,
  query = '',
): Promise<Row[]> {
  const read = async (number: number) => {
    const paging = `pagination[page]=${String(number)}&pagination[pageSize]=250`;
    const order = 'sort[0]=createdAt:asc&sort[1]=documentId:asc';
    const path = `/api/${collection}?${paging}&${order}${query}`;
    return page.parse(await askCms(readCmsSettings(), path));
  };
  const first = await read(1);
  const rows = [...first.data];
  for (let number = 2; number <= first.meta.pagination.pageCount; number += 1)
    rows.push(...(await read(number)).data);
  return rows.map((each) => row.parse(each));
}
