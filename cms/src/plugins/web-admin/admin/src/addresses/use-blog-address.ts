import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { blogAddressPath, type BlogAddress, type Entry } from '../../../api';

/** How long nothing is typed before the server is asked. */
const pauseMs = 300;

/**
 * Asks the server about the address of a blog while it is typed.
 * @param query `title` for a suggestion or `slug` for a check; undefined asks nothing
 * @returns undefined until the answer is there
 */
export function useBlogAddress(query: Record<string, string> | undefined): BlogAddress | undefined {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<{ url: string; address: BlogAddress }>();
  const url = query && `${blogAddressPath}?${new URLSearchParams(query).toString()}`;

  useEffect(() => {
    if (url === undefined) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      get<Entry<BlogAddress>>(url, { signal: controller.signal })
        .then(({ data }) => {
          setAnswer({ url, address: data.result });
        })
        // The form is checked again when it is sent.
        .catch(() => undefined);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [get, url]);

  return answer?.url === url ? answer?.address : undefined;
}
