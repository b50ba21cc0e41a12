// The sheet of settings, fetched when somebody is about to open it.
import { later } from "../../later.js";

export const Menu = later(() => import("./menu.js"), "Menu", true);
