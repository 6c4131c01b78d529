import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createDatabase, type TestDatabase } from './database';

/** Where a CMS stores its files and rows. */
export interface Location {
  DATA_DIR: string;
  /** Empty on SQLite, whose database is a file in the folder. */
  DATABASE_URL: string;
}

/** A stored CMS that later ones are copied from. */
interface Kept {
  folder: string;
  database: TestDatabase | undefined;
}

/**
 * Where this process stores everything of its CMSs: in one folder, because the CMS's configuration reads the folder's
 * name once per process, and on PostgreSQL also in a database.
 */
export class Place {
  private readonly folder: string;
  private readonly home: string;
  private readonly kept = new Map<boolean, Kept>();
  private database: TestDatabase | undefined;

  /** @param parent the folder that holds it, and is removed after the run */
  constructor(parent: string) {
    this.folder = mkdtempSync(path.join(parent, 'cms-'));
    this.home = path.join(this.folder, 'data');
  }

  /** Whether it was neither located nor filled since it was wiped. */
  get isUnused(): boolean {
    return !existsSync(this.home);
  }

  /** Returns the location; creates an empty folder and database if there are none. */
  async locate(onPostgres: boolean): Promise<Location> {
    mkdirSync(this.home, { recursive: true });
    if (onPostgres) this.database ??= await createDatabase();
    return { DATA_DIR: this.home, DATABASE_URL: this.database?.url ?? '' };
  }

  /** Removes everything that was stored. */
  async wipe(): Promise<void> {
    rmSync(this.home, { recursive: true, force: true });
    await this.database?.drop();
    this.database = undefined;
  }

  hasKept(onPostgres: boolean): boolean {
    return this.kept.has(onPostgres);
  }

  /** Puts aside what was stored, for `restore`. The place is unused again. */
  keep(onPostgres: boolean): void {
    const folder = path.join(this.folder, onPostgres ? 'kept-postgres' : 'kept-sqlite');
    cpSync(this.home, folder, { recursive: true });
    rmSync(this.home, { recursive: true });
    this.kept.set(onPostgres, { folder, database: this.database });
    this.database = undefined;
  }

  /** Stores a copy of what was put aside. */
  async restore(onPostgres: boolean): Promise<void> {
    const kept = this.kept.get(onPostgres);
    if (kept === undefined) throw new Error('Nothing was put aside.');
    cpSync(kept.folder, this.home, { recursive: true });
    if (kept.database !== undefined) this.database = await createDatabase(kept.database.name);
  }
}
