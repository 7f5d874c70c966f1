import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { right, unknown, wrong, type Finding } from './finding';

const MIN_FREE_BYTES = 2 * 1024 ** 3;
const MIN_FREE_FILES = 20_000;
const MIN_OPEN_FILES = 8_192;

/**
 * The folder of pictures: written, read and deleted as the shop does it. Root writes everywhere, which says nothing of the
 * user of the service, and a folder that root made would be closed to that user.
 */
export async function checkFolder(dataDir: string, isRoot = process.getuid?.() === 0): Promise<Finding[]> {
  if (isRoot)
    return [
      unknown(
        'folder',
        'không biết được khi chạy bằng root: chạy bằng người dùng của dịch vụ (sudo -u storefront)',
        'cannot be known as root: run it as the user of the service (sudo -u storefront)',
      ),
    ];
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, `.doctor-${randomUUID()}`);
  const text = randomUUID();
  try {
    await writeFile(file, text, { flush: true });
    if ((await readFile(file, 'utf8')) !== text) throw new Error('what was written is not what was read');
  } finally {
    await rm(file, { force: true });
  }
  return [
    right('folder', `ghi, đọc và xoá được trong ${dataDir}`, `writes, reads and deletes in ${dataDir}`),
  ];
}

/** Space, and room for further files: a picture is several of them. */
export async function checkDisk(
  folder: string,
  { minFreeBytes = MIN_FREE_BYTES, minFreeFiles = MIN_FREE_FILES } = {},
): Promise<Finding[]> {
  // A folder that is not there yet will be on the disk of the one above it.
  let existing = resolve(folder);
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  const { bavail, bsize, files, ffree } = await statfs(existing);
  const gigabytes = ((bavail * bsize) / 1024 ** 3).toFixed(1);
  // Some file systems have no limit, and say 0.
  if (files > 0 && ffree < minFreeFiles)
    return [
      wrong(
        'disk',
        { vi: `chỉ còn chỗ cho ${ffree} tệp`, en: `there is room for ${ffree} files only` },
        {
          vi: `Xoá tệp nhỏ không dùng trên ổ đĩa của ${folder} (df -i).`,
          en: `Delete small files that nothing uses on the disk of ${folder} (df -i).`,
        },
      ),
    ];
  if (bavail * bsize >= minFreeBytes)
    return [right('disk', `còn trống ${gigabytes} GB`, `${gigabytes} GB are free`)];
  return [
    wrong(
      'disk',
      { vi: `chỉ còn trống ${gigabytes} GB`, en: `only ${gigabytes} GB are free` },
      { vi: `Dọn hoặc mở rộng ổ đĩa của ${folder}.`, en: `Free or enlarge the disk of ${folder}.` },
    ),
  ];
}

/** Gateways and signed links compare times; `said` is what timedatectl prints of NTPSynchronized, null where there is none. */
export function clockFinding(said: string | null): Finding {
  if (said === 'yes')
    return right('clock', 'đồng hồ máy này được đồng bộ', 'the clock of this machine is synchronised');
  if (said !== 'no')
    return unknown('clock', 'không biết được: không có systemd', 'cannot be known: there is no systemd');
  return wrong(
    'clock',
    { vi: 'đồng hồ máy này không được đồng bộ', en: 'the clock of this machine is not synchronised' },
    {
      vi: 'timedatectl set-ntp true (systemd-timesyncd hoặc chrony).',
      en: 'timedatectl set-ntp true (systemd-timesyncd or chrony).',
    },
  );
}

export async function checkClock(): Promise<Finding[]> {
  const said = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    timeout: 3_000,
  }).catch(() => null);
  return [clockFinding(said?.stdout.trim() ?? null)];
}

/** The limits of the running service; null where systemd runs none. The terminal of the doctor has limits of its own. */
export async function limitsOfService(service: string): Promise<string | null> {
  const said = await promisify(execFile)('systemctl', ['show', '--property=MainPID', '--value', service], {
    timeout: 3_000,
  }).catch(() => null);
  const processId = Number(said?.stdout.trim());
  return processId > 0 ? `/proc/${processId}/limits` : null;
}

/** Each shopper's connection is an open file, of the document server and of the backend. */
export async function checkOpenFiles(): Promise<Finding[]> {
  const found = await Promise.all(
    ['storefront-backend', 'storefront-shell'].map(async (service) =>
      openFilesOf(service, await limitsOfService(`${service}.service`)),
    ),
  );
  return found.flat();
}

export async function openFilesOf(
  service: string,
  limits: string | null,
  min = MIN_OPEN_FILES,
): Promise<Finding[]> {
  const id = `open-files.${service.replace('storefront-', '')}`;
  const text = limits === null ? '' : await readFile(limits, 'utf8').catch(() => '');
  const hard = /^Max open files\s+\S+\s+(\S+)/m.exec(text)?.[1];
  if (hard === undefined)
    return [
      unknown(
        id,
        `không biết được: dịch vụ ${service} không chạy dưới systemd ở máy này`,
        `cannot be known: the service ${service} does not run under systemd on this machine`,
      ),
    ];
  if (hard === 'unlimited' || Number(hard) >= min)
    return [right(id, `${hard} tệp mở cùng lúc`, `${hard} open files at once`)];
  return [
    wrong(
      id,
      { vi: `chỉ được mở ${hard} tệp`, en: `only ${hard} open files are allowed` },
      {
        vi: `Đặt LimitNOFILE=${min} trong ${service}.service, rồi khởi động lại dịch vụ.`,
        en: `Set LimitNOFILE=${min} in ${service}.service, and restart it.`,
      },
    ),
  ];
}
