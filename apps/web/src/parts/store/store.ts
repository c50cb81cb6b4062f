/** State outside of React, for `useSyncExternalStore`: who shows a part of it is drawn anew by that part alone. */
export type Store<State> = {
  get: () => State;
  set: (next: State) => void;
  /** Answers how to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
};

export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
