/** The oldest Node that every part runs on. */
export const minimum = '20.19';

/**
 * @param {string} version as in `process.versions.node`
 * @returns {boolean} whether it is the oldest supported version or a later one
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = minimum.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}
