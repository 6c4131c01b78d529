/** Every class is its own name, as `styles.title` is in the built page up to the hash. */
module.exports = new Proxy({}, { get: (_classes, name) => String(name) });
