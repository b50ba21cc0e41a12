// The sheet of settings, fetched when somebody is about to open it.
import { later } from "../../later.js";

export const Settings = later(() => import("./settings.js"), "Settings", true);
