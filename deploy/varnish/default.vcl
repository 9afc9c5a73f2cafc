vcl 4.1;

# Varnish in front of the site. The site runs with SITE_CDN=varnish and SITE_CDN_API=http://<this Varnish>.
# Needs the package varnish-modules.

import std;
import xkey;
import directors;

backend one {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 10s;
  .probe = {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 4;
    .threshold = 2;
    .initial = 2;
  }
}

backend two {
  .host = "127.0.0.1";
  .port = "3001";
  .connect_timeout = 1s;
  .first_byte_timeout = 10s;
  .probe = {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 4;
    .threshold = 2;
    .initial = 2;
  }
}

# Hosts that may purge: those of the site.
acl purgers {
  "127.0.0.1";
  "::1";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_init {
  # Each page comes from one node, and from another one only if that fails. So a page never changes back if one node is later than the others.
  new site = directors.shard();
  site.add_backend(one);
  site.add_backend(two);
  site.reconfigure();
}

sub vcl_recv {
  unset req.http.X-Coding;
  if (req.method == "PURGE") {
    # Varnish adds client.ip to X-Forwarded-For. With several addresses, the request came through a proxy.
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
      return (synth(403, "Not allowed"));
    }
    if (!req.http.xkey-softpurge) {
      return (synth(400, "The header xkey-softpurge is missing"));
    }
    set req.http.n-purged = xkey.softpurge(req.http.xkey-softpurge);
    return (synth(200, "Stale from now on: " + req.http.n-purged));
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Editors with a preview, and probes.
  if (req.http.Cookie ~ "(^|;\s*)(__Host-)?preview=" || req.url ~ "^/(healthz|readyz)$") {
    return (pass);
  }
  # The site reads Accept for Markdown only, and answers it for this client alone. All other spellings of the header get the same page.
  if (req.http.Accept ~ "text/markdown") {
    return (pass);
  }
  set req.http.Accept = "text/html";
  # Answers depend on the language cookie at the address without a language only. These are not stored, and need the cookie.
  set req.http.X-Cookie = req.http.Cookie;
  unset req.http.Cookie;
  # The site compresses with brotli too, and Varnish stores one variant per coding. Varnish replaces Accept-Encoding after this function,
  # unless it runs with http_gzip_support=off. So another header contains the coding.
  set req.http.X-Coding = "identity";
  if (req.http.Accept-Encoding ~ "(?i)(^|[,\s])br\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.X-Coding = "br";
  } else if (req.http.Accept-Encoding ~ "(?i)(^|[,\s])gzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.X-Coding = "gzip";
  }
  set req.http.Accept-Encoding = req.http.X-Coding;
  return (hash);
}

sub vcl_hash {
  # The address follows in the function of Varnish itself.
  if (req.http.X-Coding) {
    hash_data(req.http.X-Coding);
  }
}

sub vcl_backend_fetch {
  # A request that failed goes to another node.
  set bereq.backend = site.backend(by = URL, alt = bereq.retries);
  if (bereq.http.X-Cookie) {
    set bereq.http.Cookie = bereq.http.X-Cookie;
    unset bereq.http.X-Cookie;
  }
  if (bereq.http.X-Coding) {
    set bereq.http.Accept-Encoding = bereq.http.X-Coding;
    unset bereq.http.X-Coding;
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # Another node may have the page.
    if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
      return (retry);
    }
    # An error replaces no stored page.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
  }
  # The site names the pages that a shared cache may store. All others pass without waiting for each other.
  if (beresp.http.Cache-Control ~ "(no-store|private)" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    return (deliver);
  }
  # A purge makes a page stale; it is served while the new one is fetched, and for a day while the site fails.
  set beresp.grace = 24h;
  return (deliver);
}

sub vcl_backend_error {
  # A node that ended, or that does not answer in time.
  if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Retry-After = "5";
  set beresp.http.Cache-Control = "no-store";
  set beresp.body = "The site does not answer. Please try again in a moment.";
  return (deliver);
}

sub vcl_hit {
  # After a purge or its lifetime, a page is served stale once, while the new one is fetched.
  return (deliver);
}

sub vcl_deliver {
  # Tags are for Varnish. Browsers revalidate pages.
  unset resp.http.xkey;
  if (resp.http.Cache-Control ~ "s-maxage") {
    set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
  }
}
