import pg from 'pg';
import type { Login } from '../../config/config.ts';
import type { MovableDatabase } from '../database.ts';
import { atServer, type Server } from '../postgres/reusing-pool.ts';
import { schemasOf, splitOptions } from './cell-schemas.ts';
import { findHolder } from './citus.ts';

/** Keeps the pools of a process at the node of Citus that holds their cell. Without Citus, it changes nothing. */
export interface CellFollower {
  /** Adds a pool whose URL names the same server. It uses the node that was found before, and follows from now on. */
  add(database: Pick<MovableDatabase, 'moveTo'>): void;
  /** Looks up the node. Returns whether it is another one than before; the pools then use it. */
  follow(): Promise<boolean>;
  /** The node that was found last; null without Citus. */
  readonly node: Server | null;
}

const connectMs = 2_000;
const lookUpMs = 2_000;

/**
 * Creates the follower of a process. The server of the login is any node of Citus that is not removed, such as the coordinator: each
 * of them knows which node holds a cell.
 */
export function createCellFollower(login: Login): CellFollower {
  const databases: Pick<MovableDatabase, 'moveTo'>[] = [];
  let node: Server | null = null;
  let isOnCitus = true;
  const lookUp = async (): Promise<Server | null> => {
    const { url, role } = login;
    const { connectionString, options } = splitOptions(url);
    const client = new pg.Client({
      connectionString,
      application_name: 'goldwren-node',
      connectionTimeoutMillis: connectMs,
      query_timeout: lookUpMs,
      options: [options, ...(role ? [`-c role=${role}`] : [])].join(' ').trim(),
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await findHolder(client, schemasOf(url));
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  return {
    add: (database) => {
      databases.push(database);
      if (node) database.moveTo(node);
    },
    follow: async () => {
      if (!isOnCitus) return false;
      // A server that does not answer says nothing about the node.
      const found = await lookUp().catch(() => undefined);
      if (found === undefined) return false;
      isOnCitus = found !== null;
      if (found === null || (found.host === node?.host && found.port === node.port)) return false;
      node = found;
      for (const database of databases) database.moveTo(found);
      return true;
    },
    get node() {
      return node;
    },
  };
}

/** Returns the login at the node that was found. */
export function atNode(login: Login, { node }: CellFollower): Login {
  return node ? { ...login, url: atServer(login.url, node) } : login;
}
