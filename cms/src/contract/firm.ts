/** The name of the firm above the admin. The site has it in its own content, which `site/tests/content/firm-name.test.ts` compares. */
export const firmName = 'HR & Finance Cloud Consulting';
