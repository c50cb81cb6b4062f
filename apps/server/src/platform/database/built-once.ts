import type { EntityManager, Tables } from "@bulmo/entities/database";
import type { CompiledQuery, Kysely } from "kysely";
import { LRUCache } from "lru-cache";

/** Shapes of one statement that are kept; more of them come only where somebody makes them up. */
const mostShapes = 200;

/** Stands where a value will, while a statement is built. */
class Slot {
  readonly place: number;
  constructor(place: number) {
    this.place = place;
  }
}

type Built<Row> = { compile: () => CompiledQuery<Row> };

/**
 * A statement whose text is built once for each `shape`, which is all that it is built by besides what it only hands to
 * the database: `values`, of which it may look at none. Building a list's text takes longer than the database takes to
 * answer it (docs/performance.md); where something of it depends on a value, that belongs in the shape.
 */
export function builtOnce<Shape, Values extends readonly unknown[], Row>(
  build: (tables: Kysely<Tables>, shape: Shape, ...values: Values) => Built<Row>,
): (em: EntityManager, shape: Shape, ...values: Values) => Promise<Row[]> {
  const known = new LRUCache<string, CompiledQuery<Row>>({ max: mostShapes });
  return async (em, shape, ...values) => {
    const tables = em.getKysely<Tables>();
    const key = JSON.stringify(shape);
    let built = known.get(key);
    if (!built) {
      const slots = values.map((_value, place) => new Slot(place)) as unknown as Values;
      built = build(tables, shape, ...slots).compile();
      known.set(key, built);
    }
    const parameters = built.parameters.map((value) => (value instanceof Slot ? values[value.place] : value));
    const { rows } = await tables.executeQuery<Row>({ ...built, parameters });
    return rows;
  };
}
