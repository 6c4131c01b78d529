import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createDatabase, type TestDatabase } from './database';

/** Where a CMS finds its files and its rows. */
export interface Location {
  DATA_DIR: string;
  /** Empty on SQLite, whose database is a file in the folder. */
  DATABASE_URL: string;
}

/** The part of a stored CMS that is kept to begin with. */
interface Kept {
  folder: string;
  database: TestDatabase | undefined;
}

/**
 * The one place of this process for all that a CMS stores: one folder, since the configuration of the CMS reads its name once
 * in a process, and on PostgreSQL a database.
 */
export class Place {
  private readonly folder: string;
  private readonly home: string;
  private readonly kept = new Map<boolean, Kept>();
  private database: TestDatabase | undefined;

  /** @param parent holds it, and is removed after the run */
  constructor(parent: string) {
    this.folder = mkdtempSync(path.join(parent, 'cms-'));
    this.home = path.join(this.folder, 'data');
  }

  /** Whether nothing was stored here, and nobody was told where it is, since it was wiped. */
  get isUnused(): boolean {
    return !existsSync(this.home);
  }

  /** Tells where it is. What is not there yet is made, empty. */
  async locate(onPostgres: boolean): Promise<Location> {
    mkdirSync(this.home, { recursive: true });
    if (onPostgres) this.database ??= await createDatabase();
    return { DATA_DIR: this.home, DATABASE_URL: this.database?.url ?? '' };
  }

  /** Takes all that was stored. */
  async wipe(): Promise<void> {
    rmSync(this.home, { recursive: true, force: true });
    await this.database?.drop();
    this.database = undefined;
  }

  hasKept(onPostgres: boolean): boolean {
    return this.kept.has(onPostgres);
  }

  /** Puts aside what was stored, for `restore`, and is unused again. */
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
