/** Every class has its own name, as in the built page without the hash. */
module.exports = new Proxy({}, { get: (_classes, name) => String(name) });
