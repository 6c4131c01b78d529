/** Whether these tests run on PostgreSQL: the Jest project `cms-postgres` says so, and has brought up a server. */
export const onPostgres = Reflect.get(globalThis, 'testDatabase') === 'postgres';
