/** Programs that open pages without reading them, those that say so by name; Korean ones say it in their own way. */
const robot = /bot\b|crawl|spider|slurp|preview|monitor|yeti\/|daumoa|externalhit|kakaotalk-scrap/iu;

export const isRobot = (agent: string): boolean => robot.test(agent);
