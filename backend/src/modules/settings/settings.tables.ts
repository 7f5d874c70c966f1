import type { ColumnType } from 'kysely';

export interface SettingsTable {
  key: string;
  /** Written as JSON text: `pg` would take a plain array for an SQL array. */
  value: ColumnType<unknown, string, string>;
  updatedAt: Date;
}

export interface SettingGroupsTable {
  name: string;
  version: number;
  updatedAt: Date;
}

declare module '../../db/tables' {
  interface Database {
    settings: SettingsTable;
    settingGroups: SettingGroupsTable;
  }
}
