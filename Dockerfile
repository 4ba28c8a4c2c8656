# syntax=docker/dockerfile:1

# The image of the release before, whose scripts and styles go on being served to pages that are still open or in a cache:
# `--build-arg PREVIOUS=…`. Without one there are none.
ARG PREVIOUS=debian:trixie-slim

FROM ${PREVIOUS} AS previous
USER root
RUN mkdir -p /srv/volante/.next/static /srv/volante/.next/cache/earlier-static

# Debian's Node is only what npm needs to install: the packages bring the Node that builds and serves, for Linux on x64 and arm64.
FROM debian:trixie-slim AS build
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates nodejs npm \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/volante
COPY --from=previous /srv/volante/.next/static .next/static
COPY --from=previous /srv/volante/.next/cache/earlier-static .next/cache/earlier-static
COPY . .
RUN --mount=type=cache,target=/root/.npm \
  --mount=type=secret,id=action_key,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY \
  npm run build
# The mark that the packages are installed stays, and the lock file as it is, so that a start installs nothing.
# npm keeps Playwright, which Next can do without, as a site that is built can do without its compiler; headers are for
# native packages, source maps for a debugger.
RUN npm prune --omit=dev --no-save --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/@playwright node_modules/playwright node_modules/playwright-core node_modules/@next/swc-* \
  && rm -rf node_modules/node-linux-*/include node_modules/node-linux-*/share \
  && find node_modules -name "*.map" -delete \
  && find .next/cache -mindepth 1 -maxdepth 1 ! -name earlier-static -exec rm -rf {} + \
  && mkdir -p .next/cache/images

FROM debian:trixie-slim
RUN groupadd --gid 10001 volante \
  && useradd --uid 10001 --gid volante --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin volante \
  && install --directory --owner=volante --group=volante --mode=0700 /data
WORKDIR /srv/volante
COPY --from=build /srv/volante ./
# Of all that is here the user may write nothing but the pictures that are made on demand.
RUN chown volante:volante .next/cache/images \
  && ln -s /srv/volante/node_modules/node-linux-*/bin/node /usr/local/bin/node
ENV DATA_DIR=/data PORT=3000 HEALTH_PORT=9000
VOLUME /data
EXPOSE 3000
USER volante
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 1))", "http://127.0.0.1:9000/healthz"]
CMD ["node", "--conditions=react-server", "src/tools/start.ts"]
