import { BusyState, ErrorState } from "@bulmo/ui/state";
import { CatchBoundary } from "@tanstack/react-router";
import { type ComponentType, createElement, type ReactNode, Suspense, use } from "react";
import { reloadPage } from "../form/reload-page.ts";
import { addPart } from "./shown-parts.ts";
import { lazyPart } from "./use-lazy.ts";

/** A part as React waits for it: by one promise until it is given up, which tells of a failure. */
function createLoading<Part>(find: () => Promise<Part>) {
  const part = lazyPart(find);
  let pending: Promise<Part> | undefined;
  let failures = 0;
  let failure: unknown;
  const begin = async () => {
    try {
      return await part.get();
    } catch (error) {
      failures += 1;
      failure = error;
      throw error;
    }
  };
  return {
    kept: part.kept,
    /** React asks at each rendering. */
    get: () => (pending ??= begin()),
    isFailure: (error: unknown) => failures > 0 && error === failure,
    failures: () => failures,
    forget: () => {
      pending = undefined;
    },
  };
}

type PagePartOptions = {
  /** Its element says it too, by `partOf`. */
  name: string;
  /** Stands in its place where it could not be loaded. */
  failed: string;
  /** Stands there while it is loaded. */
  fallback?: ReactNode;
};

const noReset = () => 0;

/**
 * A part that some pages of a kind have, loaded by those alone. Their loaders `preload` it, which never rejects: where
 * the line breaks between the page and its part, one quiet line stands there and the page stays. TanStack's
 * `lazyRouteComponent`, made for whole pages, would load the page anew instead, which without a line is none.
 */
export function pagePart<Props extends object>(
  find: () => Promise<ComponentType<Props>>,
  { name, failed, fallback = <BusyState /> }: PagePartOptions,
) {
  const loading = createLoading(find);

  function Body(props: Props) {
    return createElement(loading.kept() ?? use(loading.get()), props);
  }

  function Failed({ error, reset }: { error: unknown; reset: () => void }) {
    // What went wrong in the part itself is its page's to tell.
    if (!loading.isFailure(error)) throw error;
    const tryAgain = () => {
      // Browsers may keep a failed import for as long as the page is open.
      if (loading.failures() > 1) return reloadPage();
      loading.forget();
      reset();
    };
    return <ErrorState onRetry={tryAgain}>{failed}</ErrorState>;
  }

  const PagePart = (props: Props) => (
    <CatchBoundary getResetKey={noReset} errorComponent={Failed}>
      <Suspense fallback={fallback}>
        <Body {...props} />
      </Suspense>
    </CatchBoundary>
  );

  const preload = async () => {
    if (loading.failures() > 0 && !loading.kept()) loading.forget();
    await loading.get().catch(() => undefined);
  };
  addPart({ name, preload });
  return Object.assign(PagePart, { preload });
}
