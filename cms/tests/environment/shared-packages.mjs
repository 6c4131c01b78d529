/**
 * Jest's transform for the packages of the CMS: a test file gets them from outside of its realm. They are then loaded once
 * in a process, and an object of theirs is the same for the test and for the CMS that it tests.
 */
export default {
  /** @type {(source: string, file: string) => { code: string }} */
  process: (_source, file) => ({
    code: `module.exports = cmsRealm.load(${JSON.stringify(file)});`,
  }),
};
