import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { koreanDay } from "@bulmo/contracts/korean-day";
import { pathExists } from "@bulmo/entities/path-exists";
import { readProgress, writeProgress } from "@bulmo/entities/work-progress";
import { backUp } from "../backup/request-backup.ts";
import { withWorkDirectory, type BackupSettings } from "../backup/work-directory.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import type { Environment } from "../../env.ts";
import { createLog } from "../../platform/log/log.ts";
import { openBlobStore } from "../../platform/storage/open-blob-store.ts";
import { start } from "../../start.ts";
import { openSiteDatabase } from "../../platform/database/open-database.ts";
import { copySite } from "./copy-site.ts";
import { describeEvents } from "./events.ts";
import { copyAttachments } from "./attachments.ts";
import { copyPictures } from "./pictures.ts";
import { membersCsv, postsCsv } from "./tables.ts";
import { copyRecords, describeWorks } from "./works.ts";

const readme = (day: string) => `${day}에 내보낸 자료입니다. 프로그램이나 서버 없이 열립니다.

site/index.html   홈페이지의 사본. 두 번 눌러 브라우저에서 엽니다.
posts.csv         누구나 읽을 수 있는 게시글. 엑셀이나 한셀에서 엽니다. "그림" 칸은 pictures 폴더의 파일 이름입니다.
pictures/         그림의 원본 크기 파일.
files/            글의 첨부 파일. 글마다 폴더가 있고, posts.csv의 "첨부 파일" 칸에 그 이름이 있습니다.
events.csv        누구나 볼 수 있는 행사. 음력 행사는 내보낸 날 뒤에 처음 오는 양력 날짜도 적혀 있습니다. "포스터" 칸은 pictures 폴더의 파일 이름입니다.
works.csv         누구나 볼 수 있는 작품의 기록. 작품마다 고유 주소와 이용 조건이 적혀 있습니다.
works.jsonl       같은 작품을 박물관들이 쓰는 형식(Linked Art)으로 한 줄에 하나씩 적은 것. 글과 그림은 이용 조건이 허락하는 것만 들어 있습니다.
                  두 파일은 공개 자료로 나누어 주실 수 있습니다. pictures 폴더의 그림은 작품의 이용 조건을 따릅니다.
members.csv       회원 명부. 주소와 연락처가 들어 있으니 아무에게나 건네지 마십시오.
`;

/** The numbers of the works, and the addresses of the events, which stand in no list of all of them. */
type Exported = { numbers: number[]; events: string[] };

/** Tables, pictures and files of posts, read where nobody writes. */
async function exportData(settings: BackupSettings, target: string, publicUrl: string): Promise<Exported> {
  const { database, release } = await openSiteDatabase(settings);
  try {
    const em = database.orm.em.fork();
    const blobStore = await openBlobStore(settings);
    const names = {
      pictures: await copyPictures(em, blobStore, join(target, "pictures")),
      files: await copyAttachments(em, blobStore, join(target, "files")),
    };
    await writeFile(join(target, "members.csv"), await membersCsv(em), { mode: 0o600 });
    await writeFile(join(target, "posts.csv"), await postsCsv(em, names));
    const wanted = { pictures: names.pictures, today: koreanDay(new Date()), publicUrl };
    const events = await describeEvents(em, wanted);
    await writeFile(join(target, "events.csv"), events.csv);
    const { csv, numbers } = await describeWorks(em, publicUrl);
    await writeFile(join(target, "works.csv"), csv);
    // The copy is not to draw on at the samples of a site that is being tried out.
    const progress = await readProgress(em);
    if (progress) await writeProgress(em, { ...progress, done: progress.total });
    return { numbers, events: events.paths };
  } finally {
    await database.orm.close();
    await release();
  }
}

/** A site of its own, on this computer alone, that nobody else knows of. */
const privateSite = (env: Environment, { dataDirectory }: BackupSettings): Environment => ({
  ...env,
  mode: "production",
  port: 0,
  host: "127.0.0.1",
  dataDirectory,
  databaseUrl: undefined,
  objectStore: undefined,
  samples: { isWanted: false, isRequired: false, withAccounts: false },
  smtpUrl: undefined,
  sessionSecret: randomBytes(32).toString("hex"),
  metrics: undefined,
});

type Wanted = Exported & { target: string };

async function exportPages(env: Environment, settings: BackupSettings, { target, numbers, events }: Wanted) {
  const running = await start(privateSite(env, settings), createLog("silent"));
  try {
    const origin = `http://127.0.0.1:${running.port}`;
    await copyRecords(origin, numbers, join(target, "works.jsonl"));
    return await copySite({ origin, publicUrl: env.publicUrl, paths: events, target: join(target, "site") });
  } finally {
    await running.stop();
  }
}

/**
 * Writes a folder that needs no program of ours. It is made of a backup, opened beside the site: all of it is of one
 * moment, and the site itself does no more than the backup asks of it. The folder appears when it is complete.
 */
export async function exportSite(env: Environment, target: string): Promise<string> {
  if (await pathExists(target)) throw new Error(`${target} is there already`);
  await mkdir(dirname(target), { recursive: true });
  return withWorkDirectory(env, async (room) => {
    const archive = join(room, "backup.tar");
    await backUp(env, archive);
    const settings: BackupSettings = {
      dataDirectory: join(room, "data"),
      databaseUrl: undefined,
      objectStore: undefined,
    };
    await restoreBackup(archive, settings, { overwrite: false, signOut: true });
    const partial = join(dirname(target), `.${basename(target)}.part-${process.pid}`);
    await mkdir(partial, { recursive: true });
    const exported = await exportData(settings, partial, env.publicUrl);
    const { pages, files } = await exportPages(env, settings, { target: partial, ...exported });
    await writeFile(join(partial, "README.txt"), readme(new Date().toLocaleDateString("sv-SE")));
    await rename(partial, target);
    return `${target}: ${pages} pages and ${files} files of the site, members.csv, posts.csv, ${exported.events.length} events, ${exported.numbers.length} works, pictures, files of posts.`;
  });
}
