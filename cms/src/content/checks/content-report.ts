import type { Core } from '@strapi/strapi';
import { textOf } from '../../contract/json';
import {
  findFindings,
  type CheckedEntry,
  type Finding,
} from '../../contract/content/checks/findings';
import { contentKinds } from '../../contract/content/content-kind';
import { readText } from '../../contract/content/checks/read-text';
import {
  oldAfterDays,
  maxListedFindings,
  type ContentReport,
  type ReportedEntry,
  type ReportedKind,
  type ReportQuery,
} from '../../contract/content/checks/report';
import type { LinkState } from '../../contract/content/checks/link-state';
import { imageAltOf } from '../../contract/content/image-alt';
import { uploadPath } from '../../media/pictures/own-upload';
import { foldText } from '../../search/fold';
import { objectsOf, type Data } from '../../strapi/untyped-rows';
import { ownHosts } from '../redirects/own-hosts';
import { untilSiteChanges } from '../until-site-changes';
import { linkState, siteIndex, type SiteIndex } from './site-index';

/** An entry with all its findings, except those that depend on the date. */
interface Checked {
  kind: CheckedEntry['kind'];
  id: string;
  name: string;
  /** For the search. */
  folded: string;
  changedAt: number;
  findings: readonly Finding[];
}

const momentOf = (value: unknown): number =>
  typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : 0;

/** The widths of the pictures in some texts, by their stored addresses. */
async function widthsIn(
  strapi: Core.Strapi,
  texts: readonly string[],
): Promise<Map<string, number>> {
  const urls = texts
    .flatMap((html) => readText(html).images)
    .flatMap(({ src }) => uploadPath(strapi, src) ?? []);
  const widths = new Map<string, number>();
  if (urls.length === 0) return widths;
  const files: unknown = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['url', 'width'], where: { url: { $in: [...new Set(urls)] } } });
  for (const { url, width } of objectsOf(files)) {
    if (typeof width === 'number') widths.set(textOf(url), width);
  }
  return widths;
}

/** Entries are read in parts, so that the CMS answers other calls in between. */
const atOnce = 100;

async function* published(strapi: Core.Strapi, kind: Checked['kind']): AsyncGenerator<Data[]> {
  const order = { status: 'published', sort: 'id:asc', limit: atOnce } as const;
  for (let start = 0; ; start += atOnce) {
    const rows: unknown =
      kind === 'blog'
        ? await strapi.documents('api::blog.blog').findMany({
            ...order,
            start,
            populate: { image: { fields: ['url', 'width'] } },
          })
        : await strapi.documents('api::faq.faq').findMany({ ...order, start });
    const part = objectsOf(rows);
    if (part.length === 0) return;
    yield part;
  }
}

/** A row in the form of the checks. Its pictures with a known width are added to the others. */
function toEntry(kind: Checked['kind'], row: Data, widths: Map<string, number>): CheckedEntry {
  const files = objectsOf(row.image);
  for (const { url, width } of files) {
    if (typeof width === 'number') widths.set(textOf(url), width);
  }
  const urls = files.map(({ url }) => textOf(url));
  const alts = imageAltOf(urls, row.imageAlts);
  return {
    kind,
    title: textOf(kind === 'blog' ? row.title : row.question),
    description: textOf(row.description),
    images: urls.map((src, index) => ({ src, alt: alts?.[index] ?? null })),
  };
}

/** What is at an address, looked up once: articles link to the same pages. */
function rememberedStates(index: SiteIndex): (address: string) => LinkState | undefined {
  const hosts = ownHosts();
  const known = new Map<string, LinkState | undefined>();
  return (address) => {
    if (!known.has(address)) known.set(address, linkState(index, address, hosts));
    return known.get(address);
  };
}

async function checkAll(strapi: Core.Strapi): Promise<Checked[]> {
  const stateOf = rememberedStates(await siteIndex(strapi));
  const all: Checked[] = [];
  for (const kind of contentKinds) {
    for await (const rows of published(strapi, kind)) {
      const widths = await widthsIn(
        strapi,
        rows.map(({ description }) => textOf(description)),
      );
      for (const row of rows) {
        const entry = toEntry(kind, row, widths);
        const findings = findFindings(entry, {
          linkState: stateOf,
          widthOf: (src) => widths.get(uploadPath(strapi, src) ?? src),
        });
        all.push({
          kind,
          id: String(row.documentId),
          name: entry.title,
          folded: foldText(entry.title),
          // A renamed category, or a link that followed its article, leaves the date that readers see.
          changedAt: momentOf(row.dateModified) || momentOf(row.updatedAt),
          findings,
        });
      }
    }
  }
  return all;
}

const checkedEntries = untilSiteChanges(checkAll);

const dayMs = 24 * 60 * 60 * 1_000;

const oldText = 'Nobody has changed it for more than a year: check that it is still true.';

interface Found {
  entry: ReportedEntry;
  /** Of all findings, including those not listed. */
  kinds: ReadonlySet<ReportedKind>;
  size: number;
}

function toFound({ kind, id, name, changedAt, findings }: Checked, now: number): Found {
  const all: ReportedEntry['findings'] = [
    ...(now - changedAt > oldAfterDays * dayMs ? [{ kind: 'old', text: oldText } as const] : []),
    ...findings.map((each) => ({ kind: each.kind, text: each.text })),
  ];
  const listed = all.slice(0, maxListedFindings);
  return {
    entry: {
      _id: `${kind} ${id}`,
      kind,
      id,
      name,
      changedAt: new Date(changedAt).toISOString(),
      findings: listed,
      others: all.length - listed.length,
    },
    kinds: new Set(all.map((each) => each.kind)),
    size: all.length,
  };
}

/** The most findings first, then what was changed longest ago. */
const byUrgency = (one: Found, other: Found): number =>
  other.size - one.size || one.entry.changedAt.localeCompare(other.entry.changedAt);

/**
 * The entries on the site in which a reader may stumble, as their readers see them: drafts are checked while they are written.
 * @param kinds those that the caller may read
 */
export async function contentReport(
  strapi: Core.Strapi,
  kinds: ReadonlySet<CheckedEntry['kind']>,
  { page, pageSize, search, finding }: ReportQuery,
): Promise<ContentReport> {
  const now = Date.now();
  const checked = (await checkedEntries(strapi)).filter(({ kind }) => kinds.has(kind));
  const wanted = foldText(search);
  const found = checked
    .filter(({ folded }) => folded.includes(wanted))
    .map((entry) => toFound(entry, now))
    .filter(({ size }) => size > 0);
  const counts: ContentReport['counts'] = {
    no_alt: 0,
    dead_link: 0,
    empty_link: 0,
    skipped_heading: 0,
    small_picture: 0,
    long_title: 0,
    old: 0,
  };
  for (const each of found) for (const kind of each.kinds) counts[kind] += 1;
  const listed = found
    .filter((each) => finding === undefined || each.kinds.has(finding))
    .sort(byUrgency);
  return {
    result: listed.slice((page - 1) * pageSize, page * pageSize).map(({ entry }) => entry),
    pagination: { page, pageSize, total: listed.length },
    checked: checked.length,
    counts,
  };
}
