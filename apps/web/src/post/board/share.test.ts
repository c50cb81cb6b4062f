import { afterEach, describe, expect, test, vi } from "vitest";
import { share } from "./share.ts";

const link = { title: "제목", url: "https://bulmo.example/community/notice/detail?index=7" };

afterEach(() => vi.unstubAllGlobals());

describe("sharing a post", () => {
  test("BRD-08 the device's own sheet is used where there is one", async () => {
    const offer = vi.fn<(shared: typeof link) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal("navigator", { share: offer });
    expect(await share(link)).toBe("shared");
    expect(offer).toHaveBeenCalledWith(link);
  });

  test("BRD-08 closing the sheet is no failure and copies nothing", async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>();
    const closed = () => Promise.reject(new DOMException("closed", "AbortError"));
    vi.stubGlobal("navigator", { share: closed, clipboard: { writeText } });
    expect(await share(link)).toBe("shared");
    expect(writeText).not.toHaveBeenCalled();
  });

  test("BRD-08 without a sheet the link is copied", async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await share(link)).toBe("copied");
    expect(writeText).toHaveBeenCalledWith(link.url);
  });

  test("BRD-08 where the clipboard is closed to the page it copies by selection, or says that it could not", async () => {
    const field = { value: "", readOnly: false, select: vi.fn<() => void>(), remove: vi.fn<() => void>() };
    const execCommand = vi.fn<(command: string) => boolean>().mockReturnValueOnce(true).mockReturnValueOnce(false);
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("document", { createElement: () => field, body: { append: vi.fn<() => void>() }, execCommand });
    expect(await share(link)).toBe("copied");
    expect(field.value).toBe(link.url);
    expect(await share(link)).toBe("failed");
    expect(field.remove).toHaveBeenCalledTimes(2);
  });
});
