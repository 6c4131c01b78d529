/** Whether these tests run on PostgreSQL: the Jest project `cms-postgres` sets this and starts a server. */
export const onPostgres = Reflect.get(globalThis, 'testDatabase') === 'postgres';
