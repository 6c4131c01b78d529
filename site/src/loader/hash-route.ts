/**
 * The path that an old hash address of the start page stands for: `/#/contact` was the contact page before pages had
 * addresses of their own. Only `#/` and a letter counts, so that the answer is always a path of this site
 * (`#//evil.example` is none); empty where it is no such address.
 */
export const hashRoute = (hash: string) => (/^#\/[a-z]/i.test(hash) ? hash.slice(1) : '');
