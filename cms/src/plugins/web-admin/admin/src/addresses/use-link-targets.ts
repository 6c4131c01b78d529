import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { articlePath, panelReads, sitePages, type EntryList, type ManagedBlog } from '../../../api';

/** A page that an address can lead to. */
interface LinkTarget {
  path: string;
  /** Of an article; a page of the site has none. */
  title?: string;
}

/** How long nothing is typed before the server is asked. */
const pauseMs = 300;

const shown = 20;

/** The address of an article on the site. */
const addressOf = ({ siteUrl, slug, _id: documentId }: ManagedBlog): string =>
  siteUrl === undefined
    ? articlePath({ slug: slug === '' ? null : slug, documentId })
    : new URL(siteUrl).pathname;

/** What is typed, as the words of a title. */
const wordsOf = (typed: string): string =>
  typed
    .trim()
    .replace(/^\/(?:blog\/)?/, '')
    .replaceAll('-', ' ');

/**
 * The articles on the site and the pages that fit what is typed: at most a few of each.
 * @param typed a part of a title or of an address
 */
export function useLinkTargets(typed: string): readonly LinkTarget[] {
  const { get } = useFetchClient();
  const [articles, setArticles] = useState<readonly LinkTarget[]>([]);
  const search = wordsOf(typed);
  const url = `${panelReads.blogs}?${new URLSearchParams({ search, pageSize: String(shown) }).toString()}`;

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      get<EntryList<ManagedBlog>>(url, { signal: controller.signal })
        .then(({ data }) => {
          const live = data.result.filter(({ published }) => published);
          setArticles(live.map((blog) => ({ path: addressOf(blog), title: blog.title })));
        })
        // The field takes an address without suggestions, too.
        .catch(() => undefined);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [get, url]);

  const part = typed.trim().toLowerCase();
  const pages = sitePages.filter((path) => path.includes(part)).map((path) => ({ path }));
  return [...articles, ...pages.slice(0, shown)];
}
