import type { ColumnType } from 'kysely';

export interface TelemetryViewsTable {
  viewId: string;
  remote: string;
  version: string;
  at: Date;
  /** A keyed digest; see `networkOf`. */
  network: string;
  hasFailed: boolean;
  counted: string[];
}

export type Counts = Record<string, number>;

export interface TelemetryMinutesTable {
  remote: string;
  version: string;
  minute: Date;
  counts: ColumnType<Counts, string, string>;
}

export interface TelemetryErrorsTable {
  fingerprint: string;
  remote: string;
  version: string;
  message: string;
  stack: string;
  requestId: string | null;
  firstAt: Date;
  lastAt: Date;
  count: number;
}

declare module '../../db/tables' {
  interface Database {
    telemetryErrors: TelemetryErrorsTable;
    telemetryMinutes: TelemetryMinutesTable;
    telemetryViews: TelemetryViewsTable;
  }
}
