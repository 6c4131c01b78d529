import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { limits, linkTargetsPath, type LinkTarget, type LinkTargets } from '../../../api';

/** How long nothing is typed before the server is asked. */
const pauseMs = 250;

interface Answer {
  search: string;
  targets: readonly LinkTarget[];
  failed: boolean;
}

/**
 * What the site has for a search.
 * @param search undefined asks nothing
 * @returns undefined until the answer is there
 */
export function useLinkTargets(search: string | undefined): Answer | undefined {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (search === undefined) return;
    const controller = new AbortController();
    const query = new URLSearchParams({ search: search.slice(0, limits.search) });
    const timer = setTimeout(() => {
      get<LinkTargets>(`${linkTargetsPath}?${query.toString()}`, { signal: controller.signal })
        .then(({ data }) => {
          setAnswer({ search, targets: data.result, failed: false });
        })
        .catch(() => {
          if (!controller.signal.aborted) setAnswer({ search, targets: [], failed: true });
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [get, search]);

  return search === undefined || answer?.search !== search ? undefined : answer;
}
