// The sheet of settings, fetched when somebody is about to open it.
import { lazy } from "../../lazy_component.js";

export const Settings = lazy(() => import("./settings.js"), "Settings", true);
