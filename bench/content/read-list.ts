import { array, number, object, string } from 'yup';
import type { Secrets } from '../../scripts/start/secrets';
import type { Settings } from '../../scripts/start/settings';

/** A CMS, and the token to read its published content. */
interface Source {
  settings: Settings;
  secrets: Secrets;
}

const counted = object({
  meta: object({ pagination: object({ total: number().required() }) }),
});
const listed = object({
  data: array(
    object({ documentId: string().required(), updatedAt: string().required() }).required(),
  ).required(),
});

/** Reads a list of the CMS in the same way as the build. */
export async function readList({ settings, secrets }: Source, query: string): Promise<unknown> {
  const response = await fetch(`${settings.cmsUrl}/api/${query}`, {
    headers: { authorization: `Bearer ${secrets.CMS_BUILD_TOKEN}` },
  });
  if (!response.ok) throw new Error(`GET ${query}: HTTP ${String(response.status)}`);
  return response.json();
}

/** How many articles the build gets from the CMS. */
export async function countArticles(source: Source): Promise<number> {
  const answer = await readList(source, 'blogs?pagination[pageSize]=1');
  return counted.validateSync(answer).meta.pagination.total;
}

/** The article in the middle of the blog, and the time of its last change. */
export async function middleArticle(source: Source): Promise<{ id: string; changed: string }> {
  const page = Math.ceil((await countArticles(source)) / 2);
  const query = `blogs?sort=createdAt&pagination[pageSize]=1&pagination[page]=${String(page)}`;
  const [article] = listed.validateSync(await readList(source, query)).data;
  if (!article) throw new Error('The CMS holds no article.');
  return { id: article.documentId, changed: article.updatedAt };
}
