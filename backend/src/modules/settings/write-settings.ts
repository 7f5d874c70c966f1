import { isDeepStrictEqual } from 'node:util';
import type { Db, OpenDatabase } from '../../db';
import type { Clock } from '../../lib/clock';
import { conflict, invalidFields, type FieldError } from '../../lib/errors';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import type { UploadService } from '../uploads/uploads.service';
import { cleanTexts, settingErrors } from './check-settings';
import {
  settingGroupNames,
  settingGroups,
  type SettingGroup,
  type SettingRow,
  type SettingValues,
} from './setting-groups';
import { groupValues, storedSettings, type SettingDefaults } from './setting-values';
import type { SettingsRepository } from './settings.repository';

/** A group as staff edit it. */
export interface WrittenSettings<Group extends SettingGroup> {
  value: SettingValues[Group];
  version: number;
  updatedAt: string | null;
}

export interface SettingWritesDependencies {
  db: Db;
  clock: Clock;
  defaults: SettingDefaults;
  settings: SettingsRepository;
  audit: Audit;
  announcements: Pick<OpenDatabase, 'announce'>;
  uploads: Pick<UploadService, 'use' | 'claim' | 'release' | 'pictures' | 'ownIds'>;
}

/** What became of fields that a shop is set up with. `stored` holds what is there of those that were not written. */
export interface FirstSettings {
  written: Record<string, unknown>;
  stored: Record<string, unknown>;
}

export const SETTINGS_CHANNEL = 'storefront_settings';
const groupsWithPictures = settingGroupNames.filter((group) => settingGroups[group].pictures.length > 0);
const PICTURE_PATH = '/api/main/media/';
/** Of an installed shop's icon, in pixels. */
const MIN_ICON_SIDE = 512;

const pictureIdOf = (url: unknown) =>
  typeof url === 'string' && url.startsWith(PICTURE_PATH) ? url.slice(PICTURE_PATH.length) : null;

/** Writes groups of settings: checked, with a version, audited, announced to all servers. */
export function createSettingWrites(deps: SettingWritesDependencies) {
  const { db, clock, defaults, settings, audit, announcements, uploads } = deps;

  async function current<Group extends SettingGroup>(group: Group, from: Db) {
    return groupValues(group, storedSettings(await settings.all(from), defaults));
  }

  /** The picture that a field is given: one that the settings show already, or an upload of this person that is unused. */
  async function takePicture(tx: Db, wanted: string, shown: readonly string[], by: Staff | null) {
    const known = pictureIdOf(wanted);
    if (known !== null && shown.includes(known)) return known;
    if (by === null) return null;
    const uploadId = known === null ? wanted : (await uploads.ownIds(tx, by.userId, [known])).get(known);
    if (uploadId === undefined) return null;
    return (await uploads.use(tx, by.userId, [uploadId]))?.[0] ?? null;
  }

  /** Uploads become pictures of the shop, and those that no setting shows after the write are released. */
  async function takePictures<Group extends SettingGroup>(
    tx: Db,
    group: Group,
    { before, after }: Record<'before' | 'after', SettingValues[Group]>,
    by: Staff | null,
  ): Promise<FieldError[]> {
    const fields = settingGroups[group].pictures.filter((field) => after[field] !== before[field]);
    if (fields.length === 0) return [];
    const shownBefore = await shownPictures(tx);
    const errors: FieldError[] = [];
    const taken = new Map<string, string>();
    for (const field of fields) {
      const name = String(field);
      const wanted: unknown = after[field];
      if (typeof wanted !== 'string') continue;
      const pictureId = taken.get(wanted) ?? (await takePicture(tx, wanted, Object.values(shownBefore), by));
      const [picture] = pictureId === null ? [] : await uploads.pictures(tx, [pictureId]);
      if (!picture) {
        errors.push({ field: name, code: 'UPLOAD_NOT_FOUND' });
        continue;
      }
      const { pictureWidth, pictureHeight } = picture;
      if (name === 'favicon' && (pictureWidth !== pictureHeight || pictureWidth < MIN_ICON_SIDE))
        errors.push({ field: name, code: 'notSquare' });
      taken.set(wanted, picture.pictureId);
      Object.assign(after, { [field]: `${PICTURE_PATH}${picture.pictureId}` });
    }
    const shownAfter = { ...shownBefore };
    for (const field of settingGroups[group].pictures) {
      const pictureId = pictureIdOf(after[field]);
      if (pictureId === null) delete shownAfter[String(field)];
      else shownAfter[String(field)] = pictureId;
    }
    const stillShown = new Set(Object.values(shownAfter));
    await uploads.claim(tx, [...stillShown]);
    await uploads.release(
      tx,
      Object.values(shownBefore).filter((pictureId) => !stillShown.has(pictureId)),
    );
    return errors;
  }

  /** The pictures that all groups show, by the name of their field. */
  async function shownPictures(tx: Db): Promise<Record<string, string>> {
    const stored = storedSettings(await settings.all(tx), defaults);
    const fields = groupsWithPictures.flatMap((group) => {
      const values: Record<string, unknown> = groupValues(group, stored);
      return settingGroups[group].pictures.map((field): [string, string | null] => [
        field,
        pictureIdOf(values[field]),
      ]);
    });
    return Object.fromEntries(
      fields.flatMap(([field, pictureId]) => (pictureId === null ? [] : [[field, pictureId]])),
    );
  }

  /** Groups that show pictures are always locked in the same order, so that two writes never wait for each other. */
  async function lockGroup(tx: Db, group: SettingGroup, now: Date) {
    for (const other of groupsWithPictures.includes(group) ? groupsWithPictures : [])
      await settings.lockGroup(tx, other, now);
    return settings.lockGroup(tx, group, now);
  }

  async function store<Group extends SettingGroup>(
    tx: Db,
    group: Group,
    { before, after }: Record<'before' | 'after', SettingValues[Group]>,
    now: Date,
  ) {
    const changed = new Map<SettingRow, Record<string, unknown>>();
    for (const [field, row] of Object.entries<SettingRow>(settingGroups[group].rows)) {
      const [old, value] = [fieldOf(before, field), fieldOf(after, field)];
      if (!isDeepStrictEqual(old, value)) changed.set(row, { ...changed.get(row), [field]: value });
    }
    for (const [row, fields] of changed) await settings.merge(tx, row, fields, now);
    return changed.size > 0;
  }

  return {
    /** A group with its version. */
    async group<Group extends SettingGroup>(group: Group, from: Db = db): Promise<WrittenSettings<Group>> {
      const { version, updatedAt } = await settings.group(group, from);
      return {
        value: await current(group, from),
        version,
        updatedAt: version === 0 ? null : (updatedAt?.toISOString() ?? null),
      };
    },

    /**
     * Writes fields of a group; those that are left out stay as they are, and equal ones make no new version. Without a
     * version nothing is compared. `by` is null when the shop is set up from its terminal, where nobody is signed in:
     * such a write has no audit entry.
     */
    async write<Group extends SettingGroup>(
      group: Group,
      given: Partial<SettingValues[Group]>,
      by: Staff | null,
      version?: number,
    ): Promise<WrittenSettings<Group>> {
      return db.transaction().execute(async (tx) => {
        const now = clock();
        const held = await lockGroup(tx, group, now);
        if (version !== undefined && version !== held.version)
          throw conflict('EDIT_CONFLICT', { current: await this.group(group, tx) });
        const before = await current(group, tx);
        const bad = Object.entries<unknown>(given).filter(
          ([, part]) => part !== null && cleanTexts(part) === null,
        );
        if (bad.length > 0)
          throw invalidFields(...bad.map(([field]) => ({ field, code: 'invalid' as const })));
        const after: SettingValues[Group] = {
          ...before,
          ...Object.fromEntries(
            Object.entries<unknown>(given).map(([field, part]) => [field, cleanTexts(part)]),
          ),
        };
        const errors = settingErrors(group, { before, after }, defaults);
        if (errors.length === 0) errors.push(...(await takePictures(tx, group, { before, after }, by)));
        if (errors.length > 0) throw invalidFields(...errors);
        if (await store(tx, group, { before, after }, now)) {
          await settings.setVersion(tx, group, held.version + 1, now);
          if (by)
            await audit.record(tx, by, {
              action: 'update',
              entity: 'setting',
              entityId: group,
              before: { ...before },
              after: { ...after },
            });
          await announcements.announce(tx, SETTINGS_CHANNEL, group);
        }
        return this.group(group, tx);
      });
    },

    /**
     * Writes the fields of a group that nobody has set, as long as `mayWrite` agrees; what is stored stays as it is. Like
     * `write` it locks the group, makes a new version and announces it, in the caller's transaction. The caller audits it.
     */
    async writeFirst<Group extends SettingGroup>(
      tx: Db,
      group: Group,
      fields: Partial<SettingValues[Group]>,
      mayWrite: (field: string) => boolean,
    ): Promise<FirstSettings> {
      const now = clock();
      const held = await lockGroup(tx, group, now);
      const rows = await settings.all(tx);
      const rowOf: Record<string, SettingRow> = settingGroups[group].rows;
      const stored: Record<string, unknown> = {};
      const written: Record<string, unknown> = {};
      for (const [field, value] of Object.entries<unknown>(fields)) {
        const row = rows.get(rowOf[field] ?? '');
        const isStored = typeof row === 'object' && row !== null && Object.hasOwn(row, field);
        if (isStored) stored[field] = fieldOf(row, field);
        else if (mayWrite(field)) written[field] = value;
      }
      if (Object.keys(written).length === 0) return { written, stored };
      const before = await current(group, tx);
      const after: SettingValues[Group] = { ...before, ...written };
      const errors = settingErrors(group, { before, after }, defaults);
      if (errors.length > 0) throw invalidFields(...errors);
      for (const row of new Set(Object.keys(written).flatMap((field) => rowOf[field] ?? []))) {
        const own = Object.entries(written).filter(([field]) => rowOf[field] === row);
        await settings.merge(tx, row, Object.fromEntries(own), now);
      }
      await settings.setVersion(tx, group, held.version + 1, now);
      await announcements.announce(tx, SETTINGS_CHANNEL, group);
      return { written, stored };
    },
  };
}

const fieldOf = (values: object, field: string): unknown => (values as Record<string, unknown>)[field];
