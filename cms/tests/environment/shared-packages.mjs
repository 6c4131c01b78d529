/**
 * Jest's transform for the packages of the CMS: a test file gets them from outside its realm. They are loaded once per
 * process, so the test and its CMS share their objects.
 */
export default {
  /** @type {(source: string, file: string) => { code: string }} */
  process: (_source, file) => ({
    code: `module.exports = cmsRealm.load(${JSON.stringify(file)});`,
  }),
};
